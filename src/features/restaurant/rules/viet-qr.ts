/** The bank transfer that a VietQR code describes. */
export interface VietQrTransfer {
  /** The bank's six-digit NAPAS number. */
  bankBin: string
  accountNumber: string
  /** The amount in whole VND, above zero. */
  amount: number
  /**
   * The message to the recipient of the transfer, such as an order's code. Only letters without diacritics, digits and spaces are
   * kept.
   */
  purpose: string
}

const napas = 'A000000727'
const transferToAccount = 'QRIBFTTA'
const vietnameseDong = '704'
const maxPurposeLength = 25

/**
 * The text of a VietQR code (EMVCo merchant-presented, NAPAS 247 to an account). If a banking app scans the code, it fills in
 * account, amount and message.
 */
export function vietQrPayload({ bankBin, accountNumber, amount, purpose }: VietQrTransfer): string {
  const account = field('00', bankBin) + field('01', accountNumber)
  const body =
    field('00', '01') +
    // The value 12 means that the code is for one payment only, because the code contains an amount.
    field('01', '12') +
    field('38', field('00', napas) + field('01', account) + field('02', transferToAccount)) +
    field('53', vietnameseDong) +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', transferMessage(purpose)))
  // The checksum also covers its own tag (63) and length (04).
  const checked = `${body}6304`
  return checked + checksum(checked)
}

/**
 * Removes all characters that banks do not accept in a transfer's message. An order's code "#7K3M9QXR", for instance, becomes
 * "7K3M9QXR".
 */
export function transferMessage(text: string): string {
  return text
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, maxPurposeLength)
}

/** The checksum CRC-16/CCITT-FALSE of an ASCII text, as four upper-case hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** One field of the VietQR code's text: two digits for the tag, two for the length, then the value. */
function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value
}
