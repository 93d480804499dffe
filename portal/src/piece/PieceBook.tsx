import type { BookDialog as Book } from '@irodori/ui/BookDialog'
import { type ComponentProps, lazy } from 'react'

const BookDialog = lazy(async () => ({ default: (await import('@irodori/ui/BookDialog')).BookDialog }))

/** Page size in centimetres of booklets whose sheets are wider than high: two pages are printed on each sheet. */
const SPREAD_PAGE_SIZE = 10

interface PieceBookProps extends Omit<ComponentProps<typeof Book>, 'leaves' | 'pageSize'> {
  readonly leaves: readonly (ComponentProps<typeof Book>['leaves'][number] & {
    readonly width: number
    readonly height: number
  })[]
}

/** Shows the print pictures of a booklet as a book to leaf through. */
export const PieceBook = ({ leaves, ...rest }: PieceBookProps) => (
  <BookDialog
    {...rest}
    leaves={leaves}
    pageSize={leaves.some(({ width, height }) => width > height) ? SPREAD_PAGE_SIZE : null}
  />
)
