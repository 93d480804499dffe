import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../icon/Spinner.tsx'
import type { IconName } from '../icon/shapes.ts'
import { classes } from '../styles/classes.ts'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly icon?: IconName
  /** Work is in progress: the button keeps its label, shows a spinner and ignores clicks. */
  readonly busy?: boolean
  readonly wide?: boolean
}

export const Button = ({
  variant = 'secondary',
  icon,
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={classes(buttonClass(variant, wide), className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {busy ? <Spinner size={18} /> : icon && <Icon name={icon} />}
    {children}
  </button>
)
