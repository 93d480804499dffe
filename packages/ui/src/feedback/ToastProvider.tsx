import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { classes } from '../styles/classes.ts'
import styles from './Toast.module.css'

export interface Toast {
  readonly message: string
  readonly tone?: 'success' | 'failure'
}

const SHOWN_MS = 5000

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('no toasts: render this component inside a ToastProvider')
})

/** Shows a short message for five seconds that needs no answer. */
export const useToast = () => useContext(ToastContext)

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  const [toasts, setToasts] = useState<readonly (Toast & { readonly id: number })[]>([])
  const next = useRef(0)

  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      next.current += 1
      const id = next.current
      setToasts((shown) => [...shown.slice(-2), { ...toast, id }])
      setTimeout(() => remove(id), SHOWN_MS)
    },
    [remove],
  )

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.stack} role="status" aria-live="polite">
        {toasts.map(({ id, message, tone = 'success' }) => (
          <div key={id} className={classes(styles.toast, tone === 'failure' && styles.failure)}>
            <Icon name={tone === 'failure' ? 'warning' : 'check'} />
            <span>{message}</span>
            <IconButton icon="close" label={t('close')} iconSize={18} onClick={() => remove(id)} />
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
