import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import { classes } from '../styles/classes.ts'
import styles from './Button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName
  /** The accessible name, also shown as a tooltip. */
  readonly label: string
  /** State of a toggle button. */
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
