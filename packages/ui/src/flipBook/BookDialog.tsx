import { useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { FlipBook } from './FlipBook.tsx'
import type { Leaf } from './halves.ts'

interface BookDialogProps {
  readonly title: string
  readonly leaves: readonly Leaf[]
  /** In centimetres, as in `FlipBook`. */
  readonly pageSize: number | null
  readonly onClose: () => void
}

/** A flip book in a dialog. */
export function BookDialog({ title, leaves, pageSize, onClose }: BookDialogProps) {
  const [index, setIndex] = useState(0)
  return (
    <Dialog open size="book" title={title} onClose={onClose}>
      <FlipBook title={title} leaves={leaves} pageSize={pageSize} index={index} onTurn={setIndex} />
    </Dialog>
  )
}
