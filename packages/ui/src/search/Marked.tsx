import { findWords } from '@irodori/rules/findWords'
import styles from './Marked.module.css'

interface MarkedProps {
  readonly text: string
  /** Folded, as `searchWords` returns them. */
  readonly words: readonly string[]
}

/** A text with the search words highlighted. */
export function Marked({ text, words }: MarkedProps) {
  const ranges = findWords(text, words)
  const last = ranges.at(-1)?.[1] ?? 0
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </>
  )
}
