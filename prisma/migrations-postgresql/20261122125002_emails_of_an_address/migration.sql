-- CreateIndex
CREATE INDEX "OutgoingEmail_recipient_kind_idx" ON "OutgoingEmail"("recipient", "kind");
