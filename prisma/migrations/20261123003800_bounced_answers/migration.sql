-- By hand: a rebuilt table would be a longer one, for nothing.
ALTER TABLE "Reply" ADD COLUMN "bouncedAt" DATETIME;
ALTER TABLE "Reply" ADD COLUMN "bounceReason" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Reply" ADD COLUMN "missingSince" DATETIME;

-- CreateIndex
CREATE INDEX "Reply_missingSince_id_idx" ON "Reply"("missingSince", "id");
