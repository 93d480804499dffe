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
  /** Receives the error for the log. */
  readonly onError: (reason: unknown) => void
}

/** Catches the error of a screen (a defect, or a chunk that could not be loaded) and offers to reload. */
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
