export { classes } from '../styles/classes.ts'
export { LanguageSwitch } from './LanguageSwitch.tsx'
export { readLanguage } from './language.ts'
export { startI18n } from './startI18n.ts'
