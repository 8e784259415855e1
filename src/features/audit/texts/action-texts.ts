import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'

type Sentences = Readonly<Record<string, (thing: string) => string>>

/** The texts for changes, by the last word of the code of the change. */
const byEnding = {
  en: {
    created: (thing: string) => `added ${thing}`,
    changed: (thing: string) => `changed ${thing}`,
    deleted: (thing: string) => `deleted ${thing}`,
    pinned: (thing: string) => `pinned or unpinned ${thing}`,
    status: (thing: string) => `set the status of ${thing}`,
  },
  vi: {
    created: (thing: string) => `đã thêm ${thing}`,
    changed: (thing: string) => `đã sửa ${thing}`,
    deleted: (thing: string) => `đã xoá ${thing}`,
    pinned: (thing: string) => `đã ghim hoặc bỏ ghim ${thing}`,
    status: (thing: string) => `đã đặt trạng thái cho ${thing}`,
  },
}

/** The texts for changes whose code's last word alone does not say enough. */
const byCode: Readonly<Record<Language, Sentences>> = {
  en: {
    'accounts.profile-changed': () => 'changed their own profile',
    'accounts.signed-in': () => 'signed in',
    'accounts.password-set': (thing) => `set a new password for ${thing}`,
    'accounts.session-ended': () => 'signed another device of theirs out',
    'customization.option-availability': (thing) => `said what is sold out of ${thing}`,
    'customization.schema-cloned': (thing) => `made ${thing} as a copy`,
    'devices.paired': (thing) => `paired ${thing} by its link`,
    'devices.revoked': (thing) => `revoked ${thing}`,
    'ingredients.availability': (thing) => `said whether the kitchen has ${thing}`,
    'menu.dish-schemas': (thing) => `set the option groups of ${thing}`,
    'orders.guest-look-up': (thing) => `looked up ${thing}`,
    'orders.promise-moved': (thing) => `moved the promised time of ${thing}`,
    'oven.paused': () => 'paused the kitchen',
    'oven.resumed': () => 'ended the pause of the kitchen',
    'orders.payment': (thing) => `set the payment of ${thing}`,
    'reservations.above-seats': (thing) => `booked ${thing} above the seats`,
    'reservations.marked': (thing) => `marked ${thing} as arrived or not come`,
    'visits.closed': (thing) => `cleared ${thing}`,
    'visits.opened': (thing) => `opened ${thing}`,
  },
  vi: {
    'accounts.profile-changed': () => 'đã sửa hồ sơ của mình',
    'accounts.signed-in': () => 'đã đăng nhập',
    'accounts.password-set': (thing) => `đã đặt mật khẩu mới cho ${thing}`,
    'accounts.session-ended': () => 'đã đăng xuất một thiết bị khác của mình',
    'customization.option-availability': (thing) => `đã báo còn, hết ở ${thing}`,
    'customization.schema-cloned': (thing) => `đã nhân bản thành ${thing}`,
    'devices.paired': (thing) => `đã ghép ${thing} bằng liên kết`,
    'devices.revoked': (thing) => `đã thu hồi ${thing}`,
    'ingredients.availability': (thing) => `đã báo còn, hết ${thing}`,
    'menu.dish-schemas': (thing) => `đã đặt nhóm tuỳ chọn của ${thing}`,
    'orders.guest-look-up': (thing) => `đã xem ${thing}`,
    'orders.promise-moved': (thing) => `đã dời giờ hẹn của ${thing}`,
    'oven.paused': () => 'đã cho bếp tạm nghỉ',
    'oven.resumed': () => 'đã cho bếp làm lại',
    'orders.payment': (thing) => `đã ghi thanh toán cho ${thing}`,
    'reservations.above-seats': (thing) => `đã nhận ${thing} vượt số chỗ`,
    'reservations.marked': (thing) => `đã ghi khách đến hay không đến cho ${thing}`,
    'visits.closed': (thing) => `đã dọn ${thing}`,
    'visits.opened': (thing) => `đã mở ${thing}`,
  },
}

/**
 * The text for a change of a thing, by the code of the change. It is the second part of a sentence that begins with a person's
 * name. Undefined if the code is unknown.
 */
export function actionText(action: string, thing: string, language: Language): string | undefined {
  const [ending = ''] = /[a-z]+$/.exec(action) ?? []
  const text = ownValue(byCode[language], action) ?? ownValue<Sentences[string]>(byEnding[language], ending)
  return text?.(thing)
}

/** The text for a change whose code is unknown. */
export const changedText = (thing: string, language: Language) => byEnding[language].changed(thing)
