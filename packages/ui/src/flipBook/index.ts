export { BookDialog } from './BookDialog.tsx'
export { FlipBook } from './FlipBook.tsx'
export type { Leaf } from './halves.ts'
