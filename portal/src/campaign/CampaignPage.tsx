import type { Campaign } from '@irodori/contract/entities/help'
import { PAGES } from '@irodori/contract/pages'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { Page } from '@irodori/ui/Page'
import { useShop } from '@irodori/ui/ShopContext'
import { useTranslation } from 'react-i18next'
import { CampaignArt } from './CampaignArt.tsx'
import { CampaignForm } from './CampaignForm.tsx'
import styles from './CampaignPage.module.css'
import { useCampaign } from './useCampaign.ts'

/** A full page load, because the address belongs to the studio. */
const goHome = () => location.assign(PAGES.home.path)

/** CMP-1: page of one of the two theatre campaigns; both have the same form, sent to their own endpoint. */
export function CampaignPage({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaign')
  const { name } = useShop()
  const entry = useCampaign(campaign)
  return (
    <Page title={t(`${campaign}.title`)} narrow>
      <div className={styles.head}>
        <CampaignArt campaign={campaign} />
        <p className={styles.hall}>{t('hall', { shop: name })}</p>
        <h1>{t(`${campaign}.title`)}</h1>
        <p className={styles.lead}>{t(`${campaign}.lead`)}</p>
      </div>
      <CampaignForm entry={entry} />
      <NotifyDialog
        open={entry.sending.kind === 'SENT'}
        title={t('sent.title')}
        closeLabel={t('sent.home')}
        onClose={goHome}
      >
        <p>{t('sent.body')}</p>
      </NotifyDialog>
      <NotifyDialog open={entry.sending.kind === 'FAILED'} title={t('failed.title')} onClose={entry.dismiss}>
        <p>{t('failed.body')}</p>
        <p>{t('failed.kept')}</p>
      </NotifyDialog>
    </Page>
  )
}
