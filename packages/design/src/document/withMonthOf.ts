import type { Sheet } from './designPage.ts'

/** A sheet that replaces another one: its month grid shows the month and the own days of the replaced sheet. */
export const withMonthOf = (sheet: Sheet, { month, ownDays }: Sheet): Sheet =>
  sheet.monthGrid && month !== undefined ? { ...sheet, month, ownDays } : sheet
