import { type ReactNode, useState } from 'react'

interface OpenerProps {
  readonly label?: string
  /** Renders the dialog; the argument closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button of a page that opens a dialog, so that a test sees where the focus is before and after it. */
export function Opener({ label = '開く', children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
