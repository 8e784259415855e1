import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkMessage, emptyMessage, restoreMessage, type MessageForm } from './message-form.ts'

const filled: MessageForm = {
  name: 'Khách Thử',
  email: 'khach@example.com',
  phone: '0900 000 000',
  subject: 'Đặt tiệc',
  message: 'Bếp có nhận tiệc không?',
}

describe('the contact form', () => {
  it('may be sent when all five fields are filled in', () => {
    expect(checkMessage(filled)).toEqual([])
  })

  it('misses every field of an empty one, in their order', () => {
    expect(checkMessage(emptyMessage).map(({ code }) => code)).toEqual([
      'contact.name-required',
      'contact.email-required',
      'contact.phone-required',
      'contact.subject-required',
      'contact.message-required',
    ])
  })

  it.each([
    [{ name: ' \t' }, 'name', 'contact.name-required'],
    [{ email: ' ' }, 'email', 'contact.email-required'],
    [{ email: 'khach@example' }, 'email', 'contact.email-invalid'],
    [{ phone: '' }, 'phone', 'contact.phone-required'],
    [{ phone: '0912 345' }, 'phone', 'contact.phone-invalid'],
    [{ subject: '\n\u2800' }, 'subject', 'contact.subject-required'],
    [{ message: '\u00AD\u0301' }, 'message', 'contact.message-required'],
  ])('with %j is wrong in %s alone', (changed, field, code) => {
    expect(checkMessage({ ...filled, ...changed })).toEqual([{ field, code }])
  })

  it('takes spaces around an e-mail address', () => {
    expect(checkMessage({ ...filled, email: ' khach@example.com ' })).toEqual([])
  })
})

describe('the form that the browser stored', () => {
  it('comes back as it was', () => {
    const text = fc.string()
    const form = fc.record({ name: text, email: text, phone: text, subject: text, message: text })
    fc.assert(
      fc.property(form, (values) => {
        expect(restoreMessage(JSON.parse(JSON.stringify(values)))).toEqual(values)
      }),
    )
  })

  it('is empty where something else was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const value of Object.values(restoreMessage(stored))) expect(typeof value).toBe('string')
      }),
    )
    expect(restoreMessage(null)).toEqual(emptyMessage)
    expect(restoreMessage({ name: 5, email: ['x'], other: 'x' })).toEqual(emptyMessage)
  })
})
