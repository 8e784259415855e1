import { siteTexts } from '#src/web/texts/site-texts.ts'
import type { LegalDocument, LegalFacts } from '../rules/legal-document.ts'

export const privacyPolicyInEnglish = (facts: LegalFacts): LegalDocument => ({
  head: {
    title: siteTexts.en.pages.privacyPolicy,
    description:
      'What we keep when you book, order or write to us, what we use it for, when it is deleted, and which rights you have.',
    keywords: 'privacy policy, personal data',
  },
  title: siteTexts.en.pages.privacyPolicy,
  lead: `${facts.restaurant} keeps no more about you than a table, an order or a reply needs, and deletes it without being asked. This page says what we keep, why, for how long, and what you can ask of us.`,
  sections: { ...whatIsStored(facts), ...whoSeesIt(facts) },
})

const whatIsStored = ({
  restaurant,
  looksUpCallers,
  months,
  numbers,
}: LegalFacts): LegalDocument['sections'] => ({
  responsible: [
    'Who is responsible',
    `${restaurant} decides why and how your data is processed, and answers for it under the Law on Personal Data Protection (No. 91/2025/QH15) and Decree No. 356/2025/NĐ-CP, both in force since 1 January 2026. How to reach us stands at the end of this page.`,
  ],
  data: [
    'What we keep, and what for',
    {
      'An order':
        'Your name, phone number and e-mail, the address if it is to be delivered, what you order with your notes, the time and how you pay. We need it to bake the order, hand it over and ring you about it.',
      'A table':
        'Your name, phone number, day, time and number of guests, and your e-mail and wishes if you give them. We need it to keep the table and ring you about it.',
      'A message': 'Your name, e-mail, phone number, the subject and what you write. We need it to reply.',
      'The newsletter': 'Your e-mail address and the language you read. We need it to send you our news.',
      'Visits to this site':
        'The address of your connection (IP) limits how often one place may send something. What the database holds of it is a hash, deleted within about an hour. Our logs hold neither addresses nor names, phone numbers or e-mails.',
    },
    'An allergy is a matter of health. Tell us what the kitchen must know and no more; it is erased together with the order, booking or message in which you told us.',
    ...(looksUpCallers
      ? [
          'If you ring us to order or book, our staff may see what is still stored under your number: your name, your last orders with address and notes, what notes say of allergies, and how many bookings nobody came to. We use it to serve you faster and more safely. Each look is noted, without your number. What has been erased can no longer be seen.',
        ]
      : []),
    'We build no profiles, show no advertising, measure no visits and sell no data. No decision about you is made by a machine alone.',
  ],
  basis: [
    'What allows us to',
    [
      'Orders, tables and messages: you ask us to do something, and we cannot do it without these data. That is the agreement between us.',
      'The newsletter: your consent. You give it by typing your address and pressing the button. No box is ticked for you, no order subscribes you along the way, and silence is not consent. You can withdraw it at any time: every newsletter has a link for it.',
      'What the law demands of us, such as keeping accounts. For that we keep figures; your name is not among them once it has been erased.',
    ],
  ],
  retention: [
    'How long we keep it',
    'A program deletes by itself, every night. It counts from the day of the order or booking or, if that is later, from the day you came.',
    {
      'Orders and tables': `After ${months.live} months they move to an archive that can only be read. After ${months.personal} months your name, phone number, e-mail, address, notes and the link to the ticket are erased for good. What stays is what was sold, when and for how much.`,
      Messages: `After ${months.messages} months they are deleted. One that we have put into the archive, because the matter is still open, stays until it is closed or you ask us to delete it.`,
      'Notifications to our staff': `After ${months.notifications} months they are deleted.`,
      'The log of changes': `After ${months.auditEntries} months its entries are deleted. They say which of our staff changed what; of you they hold no name, phone number, e-mail or address.`,
      'The newsletter': 'Until you unsubscribe. Then your address is deleted at once.',
      'Protection against sending twice': `A random key and a hash of what was sent, for ${numbers.repeatKeyDays} days.`,
    },
    'Backups are there for failures alone. What has been erased disappears from them as they are replaced.',
  ],
})

const whoSeesIt = ({ numbers }: LegalFacts): LegalDocument['sections'] => ({
  recipients: [
    'Who else gets to see it',
    'Those of us who work with it, and:',
    [
      'the company whose server this site runs on. It stores the data for us and may do nothing else with it;',
      'a courier, where you ask us to help you find one: name, phone number and address, for this one trip;',
      'your bank and ours, where you pay by transfer. Our payment code holds the amount and the code of the order, nothing about you;',
      'Google, once you press the button that shows the map. Until then nothing is loaded from there, nor from any other company. Links to social networks are plain links;',
      'authorities, where the law obliges us.',
    ],
  ],
  browser: [
    'What this site stores in your browser',
    'Nothing of it is for advertising or statistics. The site needs it for what you do here, so no banner asks you for consent.',
    {
      'The language you chose':
        'A cookie for a year, and the same in local storage: Vietnamese or English. | language',
      'Your cart': 'Local storage: what you have put into your cart, until you empty it or order. | cart',
      'Orders placed on this device': `Local storage, for ${numbers.ownOrderDays} days or until they are done: links to the orders placed on this device, so that you find them again. Not after the code on a table was opened, and you can remove them at the end of every page. | own-orders`,
      'Forms you have begun':
        'Session storage, gone with the tab: forms that you have begun, so that a reload costs you nothing. | booking, checkout, contact, newsletter',
      'Against ordering twice':
        'Session storage: a random key, so that pressing twice does not order twice. | booking-attempt, checkout-attempt, contact-attempt, newsletter-attempt',
      'Your table': `Session storage, for ${numbers.visitHours} hours: the table whose code you have scanned; and, until the tab is closed, that you did. | table, table-link`,
      'Where you are on the page':
        'Session storage: that you changed the language, and how far you had scrolled. | languageChanged, react-router-scroll-positions',
      'Staff signing in': `A cookie of our staff alone, after they have signed in, for ${numbers.sessionHours} hours at most. Their screens also store there who is signed in and how they work. | __Host-bep_lua_session, bep_lua_session`,
      'Devices of our staff': `A cookie of our staff alone, for ${numbers.deviceDays} days after they have signed in: they have done so on this device, so that nobody else's guesses slow them down here. | __Host-bep_lua_device, bep_lua_device`,
    },
    'You can delete all of it in your browser at any time. The site goes on working; only your cart is empty.',
  ],
  rights: [
    'Your rights, and how to use them',
    'Article 4 of the law gives you the right',
    [
      'to know what is done with your data;',
      'to consent or not, and to withdraw consent;',
      'to see your data and have it corrected;',
      'to have it given to you, deleted or restricted, and to object to its use;',
      'to complain, to denounce, to go to court and to claim damages;',
      'to ask authorities, and us, to protect your data.',
    ],
    'Write to us or ring us; it costs nothing. Tell us the phone number or e-mail you used and about when, so that we find what is meant. Before we hand anything out we make sure that it is you, for instance by ringing the number of the order. We reply without delay, at the latest within the time that the law sets.',
    'Some of it you can do yourself: the link of your table shows it and cancels it, and the link in each newsletter unsubscribes you.',
    'If you are not content with us you can turn to the Department of Cybersecurity and High-Tech Crime Prevention (A05) of the Ministry of Public Security.',
  ],
  safety: [
    'How we protect it',
    'Only staff who have signed in see orders, tables and messages, and the log says who changed what. Passwords are stored as hashes that cannot be read back.',
    'After ordering or booking you get a link that cannot be guessed. Who has it sees that ticket, so treat it like a receipt: an order’s ticket does not name you, a table’s shows the name you gave.',
    'Should your data ever get into the wrong hands, we tell you and the authorities, as the law demands.',
  ],
  children: [
    'Children',
    'Ordering and booking are for adults. Where a child has sent us something without the consent of a parent, tell us and we delete it.',
  ],
  changes: [
    'When this page changes',
    'Before we begin to do anything else with your data, it stands here. The date at the top says when the text last changed. Where the languages differ, the Vietnamese text counts.',
  ],
})
