export { classes } from '../styles/classes.ts'
export { LanguageSwitch } from './LanguageSwitch.tsx'
export { readLanguage } from './language.ts'
export { startWords } from './startWords.ts'
