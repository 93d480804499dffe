import type { ReactNode } from 'react'
import styles from './RadioCard.module.css'

interface RadioCardProps {
  /** Of the group that it belongs to. */
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of several choices, as a card that is pressed anywhere. */
export const RadioCard = ({ name, value, isChosen, onChoose, children }: RadioCardProps) => (
  <label className={styles.card}>
    <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)
