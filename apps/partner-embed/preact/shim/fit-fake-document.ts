/** What react-aria's collections use as a document and as its nodes: a tree of its own that is not the browser's. */
interface FakeNode extends Iterable<FakeNode> {
  nodeType: number
  readonly parentNode: FakeNode | null
  removeChild: (child: FakeNode) => void
}

interface FakeDocument extends FakeNode {
  readonly ownerDocument: FakeDocument
  createElement: (type: string) => FakeNode
}

const fragment = 11
const fitted = new WeakSet<object>()

const isFakeDocument = (container: object): container is FakeDocument =>
  !(container instanceof Node) && 'nodeType' in container && container.nodeType === fragment

/** Preact asks more of a document than React: the members it misses are added to the tree's prototypes, once. */
export function fitFakeDocument(container: object) {
  if (!isFakeDocument(container)) return
  const tree = Object.getPrototypeOf(container)
  if (fitted.has(tree)) return
  fitted.add(tree)
  Object.defineProperty(tree, 'createElementNS', { value: createElementNS })
  Object.defineProperty(Object.getPrototypeOf(tree), 'childNodes', { get: childNodes })
  Object.defineProperty(Object.getPrototypeOf(tree), 'remove', { value: remove })
}

/** As an element: react-aria marks its nodes as comments, which Preact passes over when it orders children. */
function createElementNS(this: FakeDocument, _namespace: string, type: string) {
  const node = this.createElement(type)
  node.nodeType = Node.ELEMENT_NODE
  return node
}

function childNodes(this: FakeNode) {
  return [...this]
}

function remove(this: FakeNode) {
  this.parentNode?.removeChild(this)
}
