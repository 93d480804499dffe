import type { FaqCategory } from '@irodori/contract'
import { useState } from 'react'
import styles from './FaqList.module.css'
import { Fold } from './Fold.tsx'
import { faqKey, foldsAt, toggleCategory, toggleFaq } from './faqFolds.ts'
import { placeOfCode } from './openCode.ts'

interface FaqListProps {
  readonly categories: readonly FaqCategory[]
  readonly openCode?: string | undefined
}

/** Categories, their questions, their answers. */
export function FaqList({ categories, openCode }: FaqListProps) {
  const start = openCode === undefined ? null : placeOfCode(categories, openCode)
  const [folds, setFolds] = useState(() => foldsAt(start))
  return (
    <ul className={styles.list}>
      {categories
        .toSorted((one, other) => one.position - other.position)
        .map((category) => {
          const { id, name, title, faqs } = category
          const isStart = start?.category === name
          return (
            <li key={id} className={styles.category}>
              <Fold
                level={3}
                title={title}
                isOpen={folds.categories.has(name)}
                isGoal={isStart && start.identifier === null}
                onToggle={() => setFolds((last) => toggleCategory(last, category))}
              >
                <ul className={styles.questions}>
                  {faqs.map(({ identifier, question, answer }) => {
                    const key = faqKey(name, identifier)
                    return (
                      <li key={identifier} className={styles.question}>
                        <Fold
                          level={4}
                          title={question}
                          isOpen={folds.faqs.has(key)}
                          isGoal={isStart && start.identifier === identifier}
                          onToggle={() => setFolds((last) => toggleFaq(last, key))}
                        >
                          <p className={styles.answer}>{answer}</p>
                        </Fold>
                      </li>
                    )
                  })}
                </ul>
              </Fold>
            </li>
          )
        })}
    </ul>
  )
}
