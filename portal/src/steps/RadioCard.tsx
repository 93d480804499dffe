import type { ReactNode } from 'react'
import styles from './RadioCard.module.css'

interface RadioCardProps {
  /** The name of its radio group. */
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A radio button as a card; a click anywhere on the card chooses it. */
export const RadioCard = ({ name, value, isChosen, onChoose, children }: RadioCardProps) => (
  <label className={styles.card}>
    <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)
