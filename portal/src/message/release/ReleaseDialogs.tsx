import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { shownOpenUntil, shownValidity } from '@irodori/rules/linkValidity'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { MY_PAGE } from '../addresses.ts'
import { afterRelease } from './afterRelease.ts'
import styles from './Release.module.css'
import type { ReleaseProblem } from './releaseProblem.ts'
import type { ReleaseQuestion } from './releaseQuestion.ts'

interface ReleaseDialogsProps {
  readonly orderNumber: string
  readonly question: ReleaseQuestion | null
  readonly problem: ReleaseProblem | null
  readonly isBusy: boolean
  readonly onRelease: () => void
  readonly onStay: () => void
}

/** The questions before a release, and the reasons why it failed. */
export function ReleaseDialogs({ orderNumber, question, problem, isBusy, onRelease, onStay }: ReleaseDialogsProps) {
  const { t } = useTranslation('messageMaking')
  const now = new Date()
  const isMissing = question?.kind === 'MISSING'
  return (
    <>
      <NotifyDialog open={question?.kind === 'TOP_PHOTO'} title={t('release.topPhoto.title')} onClose={onStay}>
        {t('release.topPhoto.body')}
      </NotifyDialog>
      <ConfirmDialog
        open={isMissing || question?.kind === 'COMPLETE'}
        title={t(isMissing ? 'release.missing.title' : 'release.complete.title')}
        confirmLabel={t('release.yes')}
        cancelLabel={t(isMissing ? 'release.missing.no' : 'release.complete.no')}
        busy={isBusy}
        onConfirm={onRelease}
        onCancel={onStay}
      >
        {isMissing && (
          <ul className={styles.missing}>
            {question.parts.map((part) => (
              <li key={part}>{t(`part.${part}`)}</li>
            ))}
          </ul>
        )}
        <p>{t('release.warning')}</p>
        <p>{t('release.dates', { validity: shownValidity(null, now), openUntil: shownOpenUntil(null, now) })}</p>
      </ConfirmDialog>
      <NotifyDialog open={problem?.kind === 'TEXT'} title={t('release.words.title')} onClose={onStay}>
        {t('release.words.body')}
      </NotifyDialog>
      <ReleaseProblemDialog orderNumber={orderNumber} problem={problem} onStay={onStay} />
    </>
  )
}

/** DGM-15: explains a refused release and links to the page on which the problem can be solved. */
function ReleaseProblemDialog({
  orderNumber,
  problem,
  onStay,
}: Pick<ReleaseDialogsProps, 'orderNumber' | 'problem' | 'onStay'>) {
  const { t } = useTranslation('messageMaking')
  const messageOf = useErrorMessage()
  const [, navigate] = useLocation()
  if (problem?.kind !== 'REFUSED') return null
  const { title, body, code } = messageOf(problem.error)
  const next = afterRelease(problem.error)
  const packaging = pagePath(PAGES.packageOrder, { orderNumber })
  return (
    <NotifyDialog
      open
      title={title}
      code={code}
      {...(next === 'MY_PAGE' && { closeLabel: t('toMyPage') })}
      action={
        next === 'PACKAGE' && (
          <AppLink href={packaging} className={buttonClass('primary')}>
            {t('release.toPackage')}
          </AppLink>
        )
      }
      onClose={next === 'MY_PAGE' ? () => navigate(MY_PAGE) : onStay}
    >
      {body}
    </NotifyDialog>
  )
}
