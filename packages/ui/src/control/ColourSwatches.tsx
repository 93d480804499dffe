import { useId } from 'react'
import styles from './ColourSwatches.module.css'

interface ColourSwatchesProps {
  readonly label: string
  /** CSS colours in the order of the shop's palette. */
  readonly colours: readonly string[]
  /** Null if no colour or “none” is chosen. */
  readonly value: string | null
  readonly onChange: (colour: string) => void
  /** The accessible name of a colour; its CSS notation by default. */
  readonly nameOf?: (colour: string) => string
  /** The choice of no colour, above the palette. */
  readonly none?: { readonly name: string; readonly onChoose: () => void }
}

/** The shop's palette in rows of eight. */
export function ColourSwatches({
  label,
  colours,
  value,
  onChange,
  nameOf = (colour) => colour,
  none,
}: ColourSwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.grid}>
      {none && (
        <label className={styles.none}>
          <input type="radio" className={styles.input} name={name} checked={value === null} onChange={none.onChoose} />
          <span className={styles.face} />
          {none.name}
        </label>
      )}
      {colours.map((colour) => (
        <label key={colour} className={styles.swatch} title={nameOf(colour)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={colour.toLowerCase() === value?.toLowerCase()}
            aria-label={nameOf(colour)}
            onChange={() => onChange(colour)}
          />
          <span className={styles.face} style={{ background: colour }} />
        </label>
      ))}
    </div>
  )
}
