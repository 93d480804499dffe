import { useCall } from '@irodori/client/useCall'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { Notice } from '@irodori/contract/entities/notice'
import { dateLocale } from '@irodori/contract/language'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { noticeState } from '@irodori/rules/noticeState'
import { AppLink } from '@irodori/ui/AppLink'
import { Callout } from '@irodori/ui/Callout'
import { classes } from '@irodori/ui/classes'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearchParams } from 'wouter'
import chips from '../catalogue/filter/Chips.module.css'
import styles from './NoticePreviewPage.module.css'
import { isPreviewScreen, kindOfScreen, PREVIEW_SCREENS } from './previewScreens.ts'

/** The notices of a screen: those of today, and with the key of the shop's staff also hidden, coming and past ones. */
export function NoticePreviewPage({ screen }: { readonly screen: string }) {
  const { t } = useTranslation('help')
  const [query] = useSearchParams()
  const preview = query.get('preview')
  if (!isPreviewScreen(screen)) return <Redirect to={PAGES.notFound.path} replace />
  return (
    <Page title={t('notice.title')} narrow>
      <h1>{t('notice.title')}</h1>
      <nav className={classes(chips.chips, styles.screens)} aria-label={t('notice.of')}>
        {PREVIEW_SCREENS.map((name) => (
          <AppLink
            key={name}
            href={
              pagePath(PAGES.noticePreview, { screen: name }) +
              (preview === null ? '' : `?${new URLSearchParams({ preview })}`)
            }
            className={chips.chip}
            aria-current={name === screen ? 'page' : undefined}
          >
            {t(`notice.screen.${name}`)}
          </AppLink>
        ))}
      </nav>
      <Preview key={screen} kind={kindOfScreen(screen)} preview={preview} />
    </Page>
  )
}

interface PreviewProps {
  readonly kind: Notice['kind']
  /** The key from the command `notices preview`; null without it. */
  readonly preview: string | null
}

function Preview({ kind, preview }: PreviewProps) {
  const { t } = useTranslation('help')
  const { data, isError } = useCall(readNotices, { params: { type: kind }, query: preview === null ? {} : { preview } })
  if (isError) return <p>{t('notice.failed')}</p>
  if (!data) {
    return (
      <div role="status" aria-label={t('notice.loading')}>
        <Skeleton height="4rem" />
      </div>
    )
  }
  if (data.length === 0) return <p>{t('notice.none')}</p>
  return (
    <ul className={styles.notices}>
      {data.map((notice) => (
        <li key={notice.id}>
          <OneNotice notice={notice} />
        </li>
      ))}
    </ul>
  )
}

function OneNotice({ notice }: { readonly notice: Notice }) {
  const { t, i18n } = useTranslation('help')
  const [now] = useState(() => new Date())
  const time = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  const state = noticeState(notice, now)
  return (
    <>
      <p className={styles.about}>
        <strong data-state={state}>{t(`notice.state.${state}`)}</strong>
        <span>
          {t('notice.period', {
            from: time.format(Date.parse(notice.fromTime)),
            to: time.format(Date.parse(notice.toTime)),
          })}
        </span>
      </p>
      <Callout tone="info">{notice.content}</Callout>
    </>
  )
}
