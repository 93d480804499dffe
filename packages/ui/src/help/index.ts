export { HelpDialogs, type HelpPart } from './HelpDialogs.tsx'
export { openAfterClick } from './openAfterClick.ts'
