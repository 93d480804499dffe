import type { TableError } from './readTable.ts'

/** Why a text is no table, in words, for the staff's commands. */
export function tableErrorText(error: TableError): string {
  switch (error.code) {
    case 'QUOTE_NOT_CLOSED':
      return `line ${error.line} has a quote that no other closes; write a quote inside a cell twice`
    case 'QUOTE_MISPLACED':
      return `line ${error.line} has text after the quote that closes a cell; write a quote inside a cell twice`
    case 'EMPTY':
      return 'the file is empty'
    case 'COLUMN_TWICE':
      return `the column ${error.column} is in the head twice`
    case 'CELLS_DIFFER':
      return `line ${error.line} has ${error.cells} cells, the head has ${error.columns}`
  }
}
