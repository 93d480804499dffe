/** What belongs to the demo shop; a visitor of another shop reads nothing of it. */
export const DEMO_NAMES = /irodori|彩り|いろどり|T[09]0{12}/i
