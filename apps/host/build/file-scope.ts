import { setFileScope } from '@vanilla-extract/css/fileScope'

// Rules are tried without the plugin that gives each file of styles its scope: whichever test comes first must not be the one that needs it.
setFileScope('rules')
