import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'
import { DeskPage } from './DeskPage.tsx'

/** In place of a page that the role of the member does not open. */
export function NotAllowed({ title }: { readonly title: string }) {
  const { t } = useTranslation('desk')
  return (
    <DeskPage title={title}>
      <Callout tone="info">{t('notAllowed')}</Callout>
    </DeskPage>
  )
}
