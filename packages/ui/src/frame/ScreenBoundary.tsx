import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'

function Broken() {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      page
      drawing="line"
      title={t('broken.title')}
      action={
        <Button variant="primary" icon="reset" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('broken.body')}
    </EmptyState>
  )
}

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** Receives what went wrong, for the log. */
  readonly onError: (reason: unknown) => void
}

/** Catches a screen that failed (a bug, or a part of the app that could not be fetched) and offers the way back. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(reason: unknown) {
    this.props.onError(reason)
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
