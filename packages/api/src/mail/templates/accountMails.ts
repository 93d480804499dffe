import { oneLine } from '../plainText.ts'
import type { LinkValues, Template } from './template.ts'
import { lines } from './template.ts'

interface AccountValues extends LinkValues {
  /** As the owner of the account has typed it. */
  readonly userName: string
}

const NOT_YOURS = 'お心当たりのない場合は、このメールを破棄してください。'

/** Used only in mails to an address that is proven to belong to the owner. */
const salutation = (userName: string): string => `${oneLine(userName)} 様`

/**
 * Mails about accounts. A mail that may reach a stranger contains no typed text, not even a name: anyone can enter any
 * address.
 */
export const accountMails = {
  ACCOUNT_ACTIVATE: (({ link }) => ({
    subject: '会員登録のご確認',
    body: lines(
      '会員登録のお申し込みをありがとうございます。',
      '下のページを開くと、登録が完了します。',
      '',
      link,
      '',
      NOT_YOURS,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_EXISTS: (({ link }) => ({
    subject: '会員登録のお申し込みについて',
    body: lines(
      'このメールアドレスは、すでに会員登録されています。',
      'パスワードをお忘れのときは、下のページから設定し直せます。',
      '',
      link,
      '',
      NOT_YOURS,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_CHANGE_EMAIL: (({ link }) => ({
    subject: 'メールアドレス変更のご確認',
    body: lines(
      'メールアドレスの変更を受け付けました。',
      '下のページを開くと、このアドレスに変わります。',
      '',
      link,
      '',
      NOT_YOURS,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_EMAIL_CHANGED: (({ userName, link }) => ({
    subject: 'メールアドレスを変更しました',
    body: lines(
      salutation(userName),
      '',
      '会員登録のメールアドレスを、別のアドレスに変更しました。',
      '今後のお知らせは、新しいアドレスにお送りします。',
      '',
      'お心当たりのない場合は、すぐにお問い合わせください。',
      link,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_RESET_PASSWORD: (({ link }) => ({
    subject: 'パスワードの再設定',
    body: lines(
      'パスワードの再設定を受け付けました。',
      '下のページで新しいパスワードをお決めください。',
      '',
      link,
      '',
      NOT_YOURS,
      '開かなければ、パスワードは変わりません。',
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_PASSWORD_CHANGED: (({ userName, link }) => ({
    subject: 'パスワードを変更しました',
    body: lines(
      salutation(userName),
      '',
      '会員登録のパスワードを変更しました。',
      '',
      'お心当たりのない場合は、下のページですぐに設定し直してください。',
      link,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_DELETE: (({ userName, link }) => ({
    subject: '退会のご確認',
    body: lines(
      salutation(userName),
      '',
      '退会のお申し込みを受け付けました。',
      '下のページを開くと、会員登録を削除します。',
      '',
      link,
      '',
      'ご注文は、注文番号とお電話番号で引き続きご覧いただけます。',
      NOT_YOURS,
    ),
  })) satisfies Template<AccountValues>,

  ACCOUNT_DELETED: (({ userName }) => ({
    subject: '退会の手続きが完了しました',
    body: lines(
      salutation(userName),
      '',
      '会員登録を削除しました。',
      'これまでのご利用をありがとうございました。',
      '',
      'ご注文は、注文番号とお電話番号で引き続きご覧いただけます。',
    ),
  })) satisfies Template<AccountValues>,
}
