import { Button } from '@irodori/ui/Button'
import { classes } from '@irodori/ui/classes'
import { useTranslation } from 'react-i18next'
import { arrangeCommand } from '../commands/toolCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import styles from './ArrangeBar.module.css'

interface ArrangeBarProps {
  /** Shown only where the panel is hidden: on narrow screens while nothing is selected. */
  readonly isNarrow?: boolean
}

/** Says that arranging mode is on, with the button that ends it. */
export function ArrangeBar({ isNarrow = false }: ArrangeBarProps) {
  const { t } = useTranslation('arranging')
  const { commands } = useEditor()
  const finish = () => {
    arrangeCommand.run(commands)
    // The button disappears with the panel, so the canvas takes the focus.
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
