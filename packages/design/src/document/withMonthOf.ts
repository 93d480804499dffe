import type { Sheet } from './designPage.ts'

/** A sheet that replaces another one: its month grid shows the month of the replaced sheet. */
export const withMonthOf = (sheet: Sheet, replaced: Sheet): Sheet =>
  sheet.monthGrid && replaced.month !== undefined ? { ...sheet, month: replaced.month } : sheet
