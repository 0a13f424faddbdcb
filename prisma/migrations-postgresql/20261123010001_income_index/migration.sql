-- DropIndex
DROP INDEX "Payment_receivedOn_id_idx";

-- CreateIndex
CREATE INDEX "Payment_receivedOn_kind_amountCents_idx" ON "Payment"("receivedOn", "kind", "amountCents");
