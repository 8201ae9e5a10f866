/** The password of every log-in of the demo. It is published: where DEMO_DATA is off it opens nobody's account. */
export const demoPassword = 'delebil-demo'
