import type { MappedField } from '../settings/orderMapping.ts'

type Cells = Readonly<Record<string, string>>

/** The cells of a field, one for each of its columns; none for a column that the file lacks. */
export const readCells = (field: MappedField | undefined, cells: Cells): readonly string[] =>
  field === undefined ? [] : 'constant' in field ? [field.constant] : field.columns.map((name) => cells[name] ?? '')

/** The text of a field; '' if it is not mapped, or its pattern does not fit. */
export function readField(field: MappedField | undefined, cells: Cells): string {
  if (field === undefined || 'constant' in field) return field?.constant ?? ''
  const whole = readCells(field, cells)
    .filter((cell) => cell !== '')
    .join(field.join ?? '')
  const text = field.match === undefined ? whole : (new RegExp(field.match, 'u').exec(whole)?.[1] ?? '')
  return field.digits !== undefined && /^\d+$/.test(text) ? text.padStart(field.digits, '0') : text
}

export const columnsOf = (field: MappedField | undefined): readonly string[] =>
  field === undefined || 'constant' in field ? [] : field.columns
