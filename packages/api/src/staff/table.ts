import Table from 'cli-table3'

const NO_BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
}

/** Formats rows under headings; columns are aligned by the display width of their characters. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const drawn = new Table({
    head: [...head],
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  drawn.push(...rows.map((row) => row.map(String)))
  return drawn.toString().replace(/ +$/gm, '')
}
