export default function TicketPage() {
  return <main>Ticket</main>
}
