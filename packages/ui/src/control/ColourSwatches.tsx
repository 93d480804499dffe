import { useId } from 'react'
import styles from './ColourSwatches.module.css'

interface ColourSwatchesProps {
  readonly label: string
  /** CSS colours; the shop's palette in its order. */
  readonly colours: readonly string[]
  /** Null where nothing is chosen, or “none” is. */
  readonly value: string | null
  readonly onChange: (colour: string) => void
  /** The name that is read aloud; the colour's own notation where none is given. */
  readonly nameOf?: (colour: string) => string
  /** No colour at all, above the palette. */
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
