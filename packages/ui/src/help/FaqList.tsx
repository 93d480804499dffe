import type { FaqCategory } from '@irodori/contract'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './FaqList.module.css'
import { placeOfCode } from './openCode.ts'

interface FaqListProps {
  readonly categories: readonly FaqCategory[]
  readonly openCode?: string | undefined
}

/** Categories, their questions, their answers; each opens and closes by itself. */
export function FaqList({ categories, openCode }: FaqListProps) {
  const start = openCode === undefined ? null : placeOfCode(categories, openCode)
  return (
    <ul className={styles.list}>
      {categories
        .toSorted((one, other) => one.position - other.position)
        .map(({ id, name, title, faqs }) => {
          const isStart = start?.category === name
          return (
            <Fold
              key={id}
              level={3}
              title={title}
              isOpenAtFirst={isStart}
              isGoal={isStart && start.identifier === null}
            >
              <ul className={styles.questions}>
                {faqs.map(({ identifier, question, answer }) => {
                  const isGoal = isStart && start.identifier === identifier
                  return (
                    <Fold key={identifier} level={4} title={question} isOpenAtFirst={isGoal} isGoal={isGoal}>
                      <p className={styles.answer}>{answer}</p>
                    </Fold>
                  )
                })}
              </ul>
            </Fold>
          )
        })}
    </ul>
  )
}

interface FoldProps {
  readonly level: 3 | 4
  readonly title: string
  readonly isOpenAtFirst: boolean
  /** What was asked for: it comes into sight and takes the focus. */
  readonly isGoal: boolean
  readonly children: ReactNode
}

function Fold({ level, title, isOpenAtFirst, isGoal, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Heading = level === 3 ? 'h3' : 'h4'
  useEffect(() => {
    if (!isGoal) return
    button.current?.scrollIntoView({ block: 'start' })
    button.current?.focus({ preventScroll: true })
  }, [isGoal])
  return (
    <li className={level === 3 ? styles.category : styles.question}>
      <Heading>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <span>{title}</span>
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </li>
  )
}
