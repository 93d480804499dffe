import { classes } from '../styles/classes.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The style of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', wide = false): string =>
  classes(styles.button, styles[variant], wide && styles.wide)
