import type { Plugin } from 'vite'

/** What is changed in one file of react-aria on its way to Preact. */
export interface Patch {
  /** End of the file's path. */
  readonly file: string
  readonly why: string
  readonly changes: readonly { readonly find: string | RegExp; readonly put: string }[]
}

/** Looks in the page, and in the shadow roots that `rootsKey` holds. */
const inRoots = `[document, ...(globalThis[Symbol.for('delebil.roots')] ?? [])]`
const watch = '{ childList: true, subtree: true }'

export const slotId: Patch = {
  file: 'react-aria/dist/private/utils/useId.mjs',
  why: 'a heading, a help text or an error is not found by document.getElementById inside a shadow root, and on Preact who reads a context is drawn after the look',
  changes: [
    {
      find: /(yield id;)\s*yield document\.getElementById\(id\) \? id : undefined;\s*\}\);/,
      put: `$1 });
        queueMicrotask(() => setResolvedId(function*() {
          yield ${inRoots}.some((root) => root.getElementById(id)) ? id : undefined;
        }));`,
    },
  ],
}

export const patches: readonly Patch[] = [
  slotId,
  {
    file: 'react-aria/dist/private/combobox/useComboBox.mjs',
    why: 'the help text of a combo box inside a shadow root is not found by document.getElementById',
    changes: [
      {
        find: 'if (exists && !document.getElementById(id))',
        put: `if (exists && !${inRoots}.some((root) => root.getElementById(id)))`,
      },
    ],
  },
  {
    file: 'react-aria/dist/private/overlays/ariaHideOutside.mjs',
    why: 'a list inside a dialog is made inert by the dialog, whose watch over the shadow root goes on',
    changes: [
      {
        find: 'shadowObservers.add(shadowObserver);',
        put: 'shadowObservers.add(Object.assign(shadowObserver, { watched: shadowRoot }));',
      },
      {
        find: /observe \(\) \{(\s*observer\.observe\(root, \{\s*childList: true,\s*subtree: true\s*\}\);)/,
        put: `observe () { for (let one of shadowObservers) one.observe(one.watched, ${watch});$1`,
      },
      {
        find: /disconnect \(\) \{(\s*observer\.disconnect\(\);)/,
        put: 'disconnect () { for (let one of shadowObservers) one.disconnect();$1',
      },
    ],
  },
  {
    file: 'react-aria/dist/private/collections/Hidden.mjs',
    why: "it changes every <template> of the partner's page, which Preact does not need",
    changes: [{ find: "if (typeof HTMLTemplateElement !== 'undefined') {", put: 'if (false) {' }],
  },
  {
    file: 'react-aria/dist/private/live-announcer/LiveAnnouncer.mjs',
    why: "it throws where the partner's page has replaced what is in its body",
    changes: [{ find: 'document.body.removeChild(this.node);', put: 'this.node.remove();' }],
  },
  {
    file: 'react-aria/dist/private/interactions/usePress.mjs',
    why: "it puts a style element into the partner's page, which a strict policy forbids; the embed's own sheet has the rule",
    changes: [{ find: 'if (!ownerDocument || !ownerDocument.head ||', put: 'if (true || !ownerDocument ||' }],
  },
]

/** The patched text; throws where a place is not found exactly once: then the library has changed and the patch must be looked at. */
export function applyPatch({ file, changes }: Patch, code: string): string {
  return changes.reduce((text, { find, put }) => {
    const places = text.split(find).length - 1
    const groups = typeof find === 'string' ? 1 : 2
    if (places !== groups) throw new Error(`${file} is not what its patch was made for: ${find}`)
    return text.replace(find, put)
  }, code)
}

const plain = (id: string) => id.split('?', 1)[0]?.replaceAll('\\', '/') ?? ''

/** Makes react-aria live on Preact; with all patches, in shadow roots of other people's pages. */
export function patchReactAria(wanted: readonly Patch[] = patches): Plugin {
  return {
    name: 'patch-react-aria',
    enforce: 'pre',
    transform: {
      filter: { id: /react-aria\/dist\/private\// },
      handler: (code, id) => {
        const patch = wanted.find(({ file }) => plain(id).endsWith(file))
        return patch ? { code: applyPatch(patch, code), map: null } : undefined
      },
    },
  }
}
