import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { openAfterClick } from './openAfterClick.ts'

interface DisclosureProps {
  readonly level: 3 | 4
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Whether it is the requested entry, which scrolls into view and takes the focus. */
  readonly isGoal?: boolean
  readonly isResult?: boolean
  readonly children: ReactNode
}

/** A heading that opens and closes the content below it. */
export function Disclosure({
  level,
  title,
  isOpen,
  onToggle,
  isGoal = false,
  isResult = false,
  children,
}: DisclosureProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Heading = level === 3 ? 'h3' : 'h4'
  useEffect(() => {
    if (!isGoal) return
    return openAfterClick(() => {
      button.current?.scrollIntoView({ block: 'start' })
      button.current?.focus({ preventScroll: true })
    })
  }, [isGoal])
  return (
    <>
      <Heading>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          {...(isResult ? { 'data-result': '' } : {})}
        >
          <span>{title}</span>
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
