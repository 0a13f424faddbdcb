-- CreateIndex
CREATE INDEX "Puppy_trainingStart_id_idx" ON "Puppy"("trainingStart", "id");

-- CreateIndex
CREATE INDEX "Puppy_wentHomeOn_id_idx" ON "Puppy"("wentHomeOn", "id");

-- CreateIndex
CREATE INDEX "Family_createdAt_id_idx" ON "Family"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Family_firstMessageAt_firstAnswerAt_idx" ON "Family"("firstMessageAt", "firstAnswerAt");

-- CreateIndex
CREATE INDEX "Reservation_createdAt_id_idx" ON "Reservation"("createdAt", "id");
