import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { listStaff, withdrawStaffInvitation } from '@irodori/contract/endpoints/desk/staff'
import type { StaffInvitation } from '@irodori/contract/entities/staff'
import { dateLocale } from '@irodori/contract/language'
import { Button } from '@irodori/ui/Button'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskPage } from '../frame/DeskPage.tsx'
import { NotAllowed } from '../frame/NotAllowed.tsx'
import { QueryProblem } from '../frame/QueryProblem.tsx'
import { useMay } from '../member/MemberContext.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './StaffPage.module.css'
import { StaffProblem } from './StaffProblem.tsx'

/** The members of the staff and the open invitations, for owners. */
export function StaffPage() {
  const { t } = useTranslation('desk')
  return useMay(listStaff) ? <StaffList /> : <NotAllowed title={t('nav.staff')} />
}

function StaffList() {
  const { t } = useTranslation('desk')
  const [isInviting, setInviting] = useState(false)
  const { data, error, refetch } = useCall(listStaff, {})
  return (
    <DeskPage title={t('nav.staff')}>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      </div>
      {data === undefined && error && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height="12rem" />}
      {data && (
        <ul className={styles.list} aria-label={t('nav.staff')}>
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      {data && data.invitations.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('staff.invitations')}</h2>
          <ul className={styles.list}>
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </DeskPage>
  )
}

function InvitationRow({
  invitation: { id, email, role, invitedBy, expiresAt },
}: {
  readonly invitation: StaffInvitation
}) {
  const { t, i18n } = useTranslation('desk')
  const day = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  const withdrawal = useCallMutation(withdrawStaffInvitation, { invalidates: [queryKey(listStaff)] })
  return (
    <li className={styles.row}>
      <div id={`invitation-${id}`} className={styles.who}>
        <p>{email}</p>
        <p className={styles.facts}>
          {t('staff.invited', { role: t(`role.${role}`), name: invitedBy, date: day.format(new Date(expiresAt)) })}
        </p>
        <StaffProblem error={withdrawal.error} />
      </div>
      <Button
        busy={withdrawal.isPending}
        aria-describedby={`invitation-${id}`}
        onClick={() => void withdrawal.run({ params: { invitationId: id } })}
      >
        {t('staff.withdraw')}
      </Button>
    </li>
  )
}
