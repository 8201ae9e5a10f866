/** Of the demo alone: what it keeps is no secret, and stays readable from one start to the next. */
export const demoSecretsKey = 'demo-key-of-no-secret'
