import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import { classes } from '../styles/classes.ts'
import styles from './Button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName
  /** What it does, in words: read aloud and shown under a resting pointer. */
  readonly label: string
  /** For a button that stays pressed. */
  readonly pressed?: boolean
  readonly iconSize?: number
}

export const IconButton = ({ icon, label, pressed, iconSize = 22, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={classes(styles.button, styles.quiet, styles.icon, className)}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    {...rest}
  >
    <Icon name={icon} size={iconSize} />
  </button>
)
