import { Button, classes } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { arrangeCommand } from '../commands/toolCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import styles from './ArrangeBar.module.css'

interface ArrangeBarProps {
  /** Stands only where the panel is not in sight: on narrow screens, while nothing is selected. */
  readonly isNarrow?: boolean
}

/** Says that a hand moves the items themselves now, and is the way out. */
export function ArrangeBar({ isNarrow = false }: ArrangeBarProps) {
  const { t } = useTranslation('arranging')
  const { commands } = useEditor()
  const finish = () => {
    arrangeCommand.run(commands)
    // The button goes with the panel; keys go on at the page.
    document.querySelector<HTMLElement>('canvas[role=application]')?.focus()
  }
  return (
    <div className={classes(styles.bar, isNarrow && styles.narrow)}>
      <span className={styles.words}>{t('title')}</span>
      <Button variant="primary" className={styles.done} onClick={finish}>
        {t('done')}
      </Button>
    </div>
  )
}
