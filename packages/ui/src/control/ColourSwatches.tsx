import { useId } from 'react'
import styles from './ColourSwatches.module.css'

interface ColourSwatchesProps {
  readonly label: string
  /** CSS colours; the shop's palette in its order. */
  readonly colours: readonly string[]
  readonly value: string
  readonly onChange: (colour: string) => void
  /** The name that is read aloud; the colour's own notation where none is given. */
  readonly nameOf?: (colour: string) => string
}

/** The shop's palette in rows of eight. */
export function ColourSwatches({ label, colours, value, onChange, nameOf = (colour) => colour }: ColourSwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.grid}>
      {colours.map((colour) => (
        <label key={colour} className={styles.swatch} title={nameOf(colour)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={colour.toLowerCase() === value.toLowerCase()}
            aria-label={nameOf(colour)}
            onChange={() => onChange(colour)}
          />
          <span className={styles.face} style={{ background: colour }} />
        </label>
      ))}
    </div>
  )
}
