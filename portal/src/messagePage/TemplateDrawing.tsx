import { classes } from '@irodori/ui/classes'
import styles from './TemplateDrawing.module.css'
import { giftTheme } from './themes/giftThemes.ts'

interface TemplateDrawingProps {
  readonly theme: string | null
  /** Text over the foot of the drawing; undefined for small drawings. */
  readonly title?: string
  readonly className?: string
}

/** The cover of a message template in the ratio 4:5, as large as its container. Hidden from screen readers, because the template is named beside it. */
export function TemplateDrawing({ theme, title, className }: TemplateDrawingProps) {
  return (
    <div className={classes(styles.drawing, className)} aria-hidden="true">
      <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        {giftTheme(theme).cover()}
      </svg>
      {title && <span className={styles.title}>{title}</span>}
    </div>
  )
}
